/** What the screens are told of: each topic is one whole record with a growing revision. Types only. */

export type Topic =
  | 'library'
  | 'collection'
  | 'plan'
  | 'review'
  | 'runs'
  | 'usage'
  | 'ai'
  | 'history'
  | 'settings'
  | 'updates'
  | 'upload'
  | 'watch'
  | 'timing'
  | 'cleaning'
  | 'pairs'
  | 'another'
  | 'checkup'
  | 'players'
  | 'inside'

export interface Topics {
  /** The record of this topic is another one now. */
  changed(topic: Topic): void
  revision(topic: Topic): number
}
