/** Where engines stand is nobody's business but of whoever runs the service: sentences for callers name no address. Pure. */
export function withoutAddresses(sentence: string): string {
  return sentence.replace(/(?: at)? https?:\/\/[^\s"'<>]*[^\s"'<>.,;:!?)]/gi, '')
}
