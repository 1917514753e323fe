export { diceFigures } from './figures.tsx';
