/** What a setting may be, as its table in shared/settings has it, with the words of the reader's language. Pure. */
export function choicesOf<Word extends string>(
  { words }: { readonly words: readonly Word[] },
  labels: Readonly<Record<Word, string>>,
): readonly { readonly value: Word; readonly label: string }[] {
  return words.map((value) => ({ value, label: labels[value] }))
}
