/** The screens' only way to the host. A transport moves bytes; the client gives them types. */
import type { AppEvent, CommandName, EventName, InputOf, OutputOf, PayloadOf } from '../../shared/contract/index.ts'
import { AppError } from '../../shared/errors.ts'
import type { Connection, Transport } from './transport.ts'

export interface Client {
  /** @throws AppError with the host's code and sentence */
  call<Name extends CommandName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>>
  /** The address of a clip or a picture, by the name that the host gave out. */
  mediaAddress(name: string): Promise<string>
  on<Name extends EventName>(name: Name, listener: (payload: PayloadOf<Name>) => void): () => void
  /** Tells when the connection is lost, and when it is there again: what was read before may be old then. */
  onConnection(listener: (connection: Connection) => void): () => void
  /** The folder drop of the desktop; null where files dropped on the window have no place on the host's disk. */
  readonly drop: ((files: readonly object[]) => Promise<string>) | null
}

export function createClient(transport: Transport, drop: Client['drop'] = null): Client {
  return {
    async call<Name extends CommandName>(name: Name, input: InputOf<Name>) {
      const reply = await transport.call(name, input)
      if (!reply.ok) throw new AppError(reply.error.code, reply.error.message)
      // The host has checked its answer against the same table.
      return reply.value as OutputOf<Name>
    },
    mediaAddress: (name) => transport.mediaAddress(name),
    on: <Name extends EventName>(name: Name, listener: (payload: PayloadOf<Name>) => void) =>
      transport.subscribe((event) => {
        if (isNamed(event, name)) listener(event.payload)
      }),
    onConnection: (listener) => transport.onConnection?.(listener) ?? (() => undefined),
    drop,
  }
}

function isNamed<Name extends EventName>(
  event: AppEvent,
  name: Name,
): event is AppEvent & { readonly payload: PayloadOf<Name> } {
  return event.name === name
}
