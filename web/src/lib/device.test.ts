import { expect, it } from 'vitest';
import { deviceOf } from './device';

it('calls a browser by its name and its system', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  for (const [agent, device] of [
    [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, 'Chrome, Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`, 'Edge, Windows'],
    ['Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox, Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', 'Safari, iPhone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, macOS'],
    [`my-bot/1.0 ${'x'.repeat(90)}`, `my-bot/1.0 ${'x'.repeat(29)}`],
    ['', ''],
  ] as const) {
    expect(deviceOf(agent)).toBe(device);
  }
});
