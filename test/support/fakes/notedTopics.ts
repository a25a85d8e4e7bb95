/** Topics that nobody listens to, and topics that are written down. */
import type { Topic, Topics } from '../../../electron/views/topics.ts'

export const noTopics: Topics = { changed: () => undefined, revision: () => 1 }

export function notedTopics(): { readonly topics: Topics; readonly told: Topic[] } {
  const told: Topic[] = []
  return { told, topics: { changed: (topic) => void told.push(topic), revision: () => told.length } }
}
