/** What a board opens over itself, the browser's Back closes, as Escape does. */
export { layer } from '../lib/layers';
