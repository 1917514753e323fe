// Checks each part of the tree with the types it may use: the rules know neither browser nor Node, the page no Node.
import { spawn } from 'node:child_process';

const PROJECTS = ['tsconfig.json', 'tsconfig.pure.json', 'tsconfig.web.json', 'tsconfig.e2e.json'];

const check = (project) =>
  new Promise((resolve) => {
    spawn('npx', ['tsc', '-p', project], { stdio: 'inherit' }).on('close', (status) => resolve(status === 0));
  });

if ((await Promise.all(PROJECTS.map(check))).includes(false)) process.exitCode = 1;
