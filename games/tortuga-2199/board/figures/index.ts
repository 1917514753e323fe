export { figures2199 } from './figures.tsx';
