/** What others take from this folder: the game by the rules in force. */
export { wasteKnights as default } from './index.ts'
