/** What is asked of a media server, whichever it is: to look at folders, and who it is. Types only. */
import type { OutsideTarget } from './outsideRequest.ts'

export interface PlayerServer {
  /** What its owner calls it. */
  readonly name: string
  readonly version: string
  /** The folders of its libraries, as it names them. */
  readonly locations: readonly string[]
}

export interface Told {
  /** Folders of which it said that they are in none of its libraries. */
  readonly unknown: readonly string[]
}

export interface PlayerApi {
  /** Folders by the server's own names; telling one twice does no harm. @throws TellFailure */
  tell(target: OutsideTarget, folders: readonly string[], signal: AbortSignal): Promise<Told>
  /** @throws TellFailure */
  ask(target: OutsideTarget, signal: AbortSignal): Promise<PlayerServer>
}
