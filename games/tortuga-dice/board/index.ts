export { DiceBoard } from './Board.tsx';
