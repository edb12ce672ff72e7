import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { fetchEdition } from '@midden/games'
import { answerQuestions } from './thread.ts'

// Inside a worker this slows the worker's thread alone: bots never keep the disk or the sockets waiting.
setPriority(0, 10)
answerQuestions(parentPort!, fetchEdition)
