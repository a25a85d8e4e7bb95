/** What somebody says in a film, and what is read out in the news: two registers of each language. Types only. */
export interface Registers {
  /** A line a sentence. */
  readonly talk: string
  readonly news: string
}

/** By language tag; 'sr' is in Latin letters, 'sr-Cyrl' in Cyrillic ones. */
export type Texts = Readonly<Record<string, Registers>>
