export { Board2199 } from './Board.tsx';
