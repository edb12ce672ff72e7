/** What others take from this folder: the game by the rules in force. */
export { languages, pan as default } from './index.ts'
