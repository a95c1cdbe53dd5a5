// The browser that is installed, and what it leaves alone.
export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';

export const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
flags.push('--disable-background-networking', '--disable-component-update', '--disable-sync');
