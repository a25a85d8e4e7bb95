/** Countries by which names of files tell where a language is spoken: 'English (UK)'. In small letters. Data only. */
export const countryCodes: readonly string[] = 'uk us gb ca au fr de at ch es it be nl'.split(' ')
