import { installIfNeeded } from './install.mjs'
import { steps } from './steps.mjs'
import { tellSteps } from './tell-steps.mjs'

installIfNeeded()
await tellSteps(steps)
