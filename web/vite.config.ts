import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** `import d from 'icon:two-coins'`: one icon of the set, as the `d` of its path. What is not imported is not shipped. */
function icons(): Plugin {
  const prefix = 'icon:';
  let set: Record<string, { body: string }> | undefined;
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      set ??= JSON.parse(readFileSync(path('node_modules/@iconify-json/game-icons/icons.json'), 'utf8')).icons;
      const name = id.slice(prefix.length + 1);
      const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set?.[name]?.body ?? '')?.[1];
      if (d === undefined) throw new Error(`no icon of a single path is called ${name}`);
      return `export default ${JSON.stringify(d)}`;
    },
  };
}

/** The boards lie outside this folder, their packages in it. */
function boards(): Plugin {
  const games = path('../games/');
  const home = path('src/main.ts');
  return {
    name: 'boards',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const bare = /^[@a-z]/.test(source) && !source.includes(':');
      return bare && importer?.startsWith(games) ? this.resolve(source, home, { ...options, skipSelf: true }) : null;
    },
  };
}

export default defineConfig({
  plugins: [icons(), boards(), svelte()],
  resolve: {
    alias: { $lib: path('src/lib'), $generated: path('src/generated') },
    conditions: process.env['VITEST'] ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: [path('..')] },
    proxy: { '/api': process.env['QUINCUNX_SERVER'] ?? 'http://127.0.0.1:8017' },
  },
  build: {
    // Everything is a file: the content security policy allows no data: addresses for fonts or scripts.
    assetsInlineLimit: 0,
    target: 'es2023',
    // What is bundled of others' work; `cargo xtask` makes a page of it that the about page links.
    license: { fileName: 'licences.json' },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', '../games/*/web/**/*.test.ts'],
    // A busy machine is slow; only what never ends is a fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
