import { runWorker } from '../src/worker.ts'
import { toyHouse } from './toy-house.ts'

runWorker(toyHouse)
