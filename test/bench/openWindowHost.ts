/** The host of the window as a piece of work opens it, and how that asks it. */
import { openHost } from '../../electron/window/host.ts'
import type { Host } from '../../electron/window/hostParts.ts'
import { builtAppFiles } from './appFiles.ts'

export function openWindowHost(homeFolder: string): Promise<Host> {
  return openHost({
    homeFolder,
    files: builtAppFiles(),
    env: {},
    version: '0.0.0',
    abilities: {
      kind: 'web',
      canDropFiles: true,
      canChooseFolder: false,
      canShowInFolder: false,
      hasFixedAddress: false,
    },
    report: (thrown) => {
      throw thrown
    },
  })
}

/** @throws Error with the sentence of the host */
export async function askHost(host: Host, name: string, input: unknown): Promise<unknown> {
  const reply = await host.dispatch(name, input)
  if (!reply.ok) throw new Error(reply.error.message)
  return reply.value
}
