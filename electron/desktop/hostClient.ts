/** The native parts' way to the host: the same commands and events as the screens have, with their types. */
import type { AppEvent, CommandName, EventName, InputOf, OutputOf, PayloadOf } from '../../shared/contract/index.ts'
import type { Reply } from '../../shared/contract/reply.ts'
import { AppError } from '../../shared/errors.ts'

export interface ServingHost {
  dispatch(name: string, input: unknown): Promise<Reply<unknown>>
  readonly hub: { subscribe(listener: (event: AppEvent) => void): () => void }
}

export interface HostClient {
  /** @throws AppError with the host's code and sentence */
  call<Name extends CommandName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>>
  on<Name extends EventName>(name: Name, listener: (payload: PayloadOf<Name>) => void): void
}

export function createHostClient(host: ServingHost): HostClient {
  return {
    async call<Name extends CommandName>(name: Name, input: InputOf<Name>) {
      const reply = await host.dispatch(name, input)
      if (!reply.ok) throw new AppError(reply.error.code, reply.error.message)
      // The host has checked its answer against the same table.
      return reply.value as OutputOf<Name>
    },
    on: <Name extends EventName>(name: Name, listener: (payload: PayloadOf<Name>) => void) =>
      void host.hub.subscribe((event) => {
        if (isNamed(event, name)) listener(event.payload)
      }),
  }
}

function isNamed<Name extends EventName>(
  event: AppEvent,
  name: Name,
): event is AppEvent & { readonly payload: PayloadOf<Name> } {
  return event.name === name
}
