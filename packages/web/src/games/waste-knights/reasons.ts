type Reason = typeof import('./logic/because.ts').because

let reason: Reason = () => null
// Fetched behind the board: nobody asks for a hint before there is a question. Without it a hint is the move alone.
import('./logic/because.ts').then(
  (fetched) => {
    reason = fetched.because
  },
  () => {},
)

/** Why a bot would do this. */
export const because: Reason = (props, action) => reason(props, action)
