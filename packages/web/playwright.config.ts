import { defineConfig } from '@playwright/test';

// The browser is the machine's own: scripts/chromium.mjs finds it and says so in CALDERA_CHROMIUM.
const executablePath = process.env.CALDERA_CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: {
    timeout: 15_000,
    // letters and shadows differ a little from machine to machine; a screen that changed differs by more
    toHaveScreenshot: { animations: 'disabled', scale: 'css', threshold: 0.25, maxDiffPixelRatio: 0.03 },
  },
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1200, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--enable-unsafe-swiftshader',
        '--disable-gpu-watchdog',
      ],
    },
  },
});
