/** Entry of the thread that listens closely. It reads the two files of the ear, and nothing else of disk or network. */
import { parentPort } from 'node:worker_threads'
import { serveCalls } from '../thread/callThread.ts'
import type { EarApi } from './ear.ts'
import { openVoiceNetwork, type TellVoices } from './voiceNetwork.ts'

let network: Promise<TellVoices> | null = null

const api: EarApi = {
  async hear(bytes, { count, folder }) {
    const tellVoices = await (network ??= openVoiceNetwork(folder))
    return tellVoices(new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 1), count)
  },
}

if (parentPort) serveCalls(parentPort, api)
