import { runWorker } from '@midden/lab'

runWorker()
