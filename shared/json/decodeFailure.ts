/** Why a text could not be decoded: it is not JSON (or nests without end), or holds more than anybody asked for. */
export class DecodeFailure extends Error {
  readonly reason: 'broken' | 'tooLarge'

  constructor(reason: DecodeFailure['reason']) {
    super(`JSON ${reason}`)
    this.name = 'DecodeFailure'
    this.reason = reason
  }
}
