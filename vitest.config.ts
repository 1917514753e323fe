import { defineConfig } from 'vitest/config';

/** Tests of pure functions that take less time than loading them: files share processes, and so the modules they load. */
const PURE = [
  'games/*/test/*.scenario.test.ts',
  'games/*/test/{words,rules-doc}.test.ts',
  'packages/kit/test/*.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Real databases and processes on a busy machine: slow is not broken.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,games,bench,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...PURE],
        },
      },
      {
        extends: true,
        test: {
          name: 'scenarios, undoing every step',
          isolate: false,
          include: ['games/*/test/*.scenario.test.ts'],
          env: { SCENARIO_MODE: 'rollback' },
        },
      },
    ],
  },
});
