export { cardsFigures } from './figures.tsx';
