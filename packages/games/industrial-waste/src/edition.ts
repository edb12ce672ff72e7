/** What others take from this folder: the game by the rules in force. */
export { industrialWaste as default } from './index.ts'
