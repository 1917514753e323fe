// Everything that must be green before a change lands, cheapest first.
import { spawnSync } from 'node:child_process';

const CHECKS = [
  ['types', 'npm', ['run', '--silent', 'typecheck']],
  ['lint and format', 'npm', ['run', '--silent', 'lint']],
  ['walls between the rooms', 'npm', ['run', '--silent', 'walls']],
  ['unused code', 'npm', ['run', '--silent', 'unused']],
  ['tests', 'npx', ['vitest', 'run']],
  ['tests in a browser', 'npm', ['run', '--silent', 'e2e']],
];

for (const [name, command, args] of CHECKS) {
  const began = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) {
    process.stdout.write(`\n== ${name}: failed\n`);
    process.exit(1);
  }
  process.stdout.write(`== ${name}: ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}
