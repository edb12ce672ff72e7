/** What the house takes from this folder: the game by the rules in force. */
export { pan as default } from './index.ts'
