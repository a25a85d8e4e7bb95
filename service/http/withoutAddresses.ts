/** Where engines stand is nobody's business but of whoever runs the service: sentences for callers name no address. Pure. */

const name = String.raw`[a-z][\w-]*(?:\.[\w-]+)*`
const ipv4 = String.raw`\d{1,3}(?:\.\d{1,3}){3}`
const words = String.raw`[\da-f]{1,4}(?::[\da-f]{1,4})*`
const ipv6 = String.raw`(?:(?:${words})?::(?:${words})?|(?:[\da-f]{1,4}:){7}[\da-f]{1,4})(?:%\w+)?`
const port = String.raw`:\d{2,5}`
const url = String.raw`https?:\/\/[^\s"'<>]*[^\s"'<>.,;:!?)]`

/** An address, with the word and the space before it that lead there: 'dial tcp 10.0.0.5:11434', 'connect to [::1]:80'. */
const address = new RegExp(
  String.raw`(?: (?:at|to|on|from))? ?(?:${url}|(?<![\w.:])(?:\[${ipv6}\](?:${port})?|${ipv4}(?:${port})?|${ipv6}|${name}${port})(?![\w:]*\w))`,
  'gi',
)

/** What looks names up says them alone: Go's 'lookup engine.lan', Node's 'ENOTFOUND engine.lan'. */
const lookedUp = /\b(lookup|ENOTFOUND|EAI_AGAIN) [^\s:]+/g

export function withoutAddresses(sentence: string): string {
  return sentence.replace(address, '').replace(lookedUp, '$1').trimStart()
}
