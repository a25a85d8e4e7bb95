/** What a state means to a person; the colour follows, never leads. */
export type Tone = 'quiet' | 'good' | 'look' | 'bad' | 'accent'
