/** What a browser is called, by what it says of itself. */

/** The first that fits: some browsers say that they are others, too. */
const browsers: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|Chromium|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** “Firefox, Android”; of what is no browser the beginning of what it says. */
export function deviceOf(agent: string): string {
  const first = (of: [RegExp, string][]) => of.find(([sign]) => sign.test(agent))?.[1];
  const known = [first(browsers), first(systems)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : agent.slice(0, 40);
}
