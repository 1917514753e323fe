// Each part of the tree against what it may use: the rules know no page and no machine, the page no machine.
import { spawn } from 'node:child_process';

const PROJECTS = ['tsconfig.json', 'tsconfig.pure.json', 'tsconfig.web.json', 'tsconfig.e2e.json'];

const check = (project) =>
  new Promise((resolve) => {
    spawn('npx', ['tsc', '-p', project], { stdio: 'inherit' }).on('close', (status) => resolve(status === 0));
  });

if ((await Promise.all(PROJECTS.map(check))).includes(false)) process.exitCode = 1;
