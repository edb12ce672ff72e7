/** Ends the command with one sentence for the person at the keyboard: 1 for a failed job, 2 for bad usage. */
export class Stop extends Error {
  override name = 'Stop'
  readonly status: 1 | 2
  constructor(sentence: string, status: 1 | 2) {
    super(sentence)
    this.status = status
  }
}

export const failed = (sentence: string): Stop => new Stop(sentence, 1)
export const badUsage = (sentence: string): Stop => new Stop(sentence, 2)
