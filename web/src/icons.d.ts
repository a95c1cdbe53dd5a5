/** An icon of the set game-icons, picked at build time: the `d` of its path (viewBox 0 0 512 512). */
declare module 'icon:*' {
  const d: string;
  export default d;
}
