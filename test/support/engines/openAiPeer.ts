/** A peer of the OpenAI-compatible chat protocol that "translates" as the test says, line by line, and may then do mischief. */
import { startJsonPeer, type JsonPeer, type PeerAnswer, type PeerRequest } from './jsonPeer.ts'

export interface ChatLine {
  readonly begins: string
  /** `[id] words` */
  readonly text: string
}

export interface OpenAiPeerOptions {
  /** The words of one line without its id; `{0}` and the like stand for tags. Capitals by default. */
  readonly translate?: (words: string) => string
  readonly mischief?: (lines: readonly ChatLine[]) => readonly ChatLine[]
  /** Instead of an answer, before anything else. */
  readonly refuse?: (request: PeerRequest) => PeerAnswer | null | Promise<PeerAnswer | null>
  readonly until?: (end: () => void) => void
}

interface ChatBody {
  readonly messages: readonly { readonly content: string }[]
}

export async function startOpenAiPeer(options: OpenAiPeerOptions = {}): Promise<JsonPeer> {
  const { translate = upper, mischief = asTheyAre, refuse = never, until } = options
  return startJsonPeer(async (request) => {
    const refused = await refuse(request)
    if (refused) return refused
    const lines = mischief(askedLines(request).map(({ begins, text }) => ({ begins, text: withId(text, translate) })))
    return { body: chatAnswer(JSON.stringify({ lines })) }
  }, until)
}

export function askedLines({ body }: PeerRequest): readonly ChatLine[] {
  const { messages } = body as ChatBody
  return (JSON.parse(messages.at(-1)!.content) as { lines: readonly ChatLine[] }).lines
}

export function instructionsOf({ body }: PeerRequest): string {
  return (body as ChatBody).messages[0]!.content
}

export function chatAnswer(content: string): object {
  return { choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] }
}

function withId(text: string, translate: (words: string) => string): string {
  const [, id, words] = /^(\[\w+\] )(.*)$/s.exec(text)!
  return id! + translate(words!)
}

function upper(words: string): string {
  return words.toUpperCase()
}

function asTheyAre(lines: readonly ChatLine[]): readonly ChatLine[] {
  return lines
}

function never(): null {
  return null
}
