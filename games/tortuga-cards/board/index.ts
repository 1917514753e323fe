export { CardsBoard } from './Board.tsx';
