/** The page's only way to the service: calls under their names, with their types. */
import type { OperatorCommand, OperatorInput, OperatorOutput } from '../../shared/contract/operator.ts'
import { AppError } from '../../shared/errors.ts'
import type { WebCall } from '../api/webCalls.ts'

export interface OperatorClient {
  /** @throws AppError with the service's code and sentence */
  call<Name extends OperatorCommand>(name: Name, input: OperatorInput<Name>): Promise<OperatorOutput<Name>>
}

export function createOperatorClient(send: WebCall): OperatorClient {
  return {
    async call<Name extends OperatorCommand>(name: Name, input: OperatorInput<Name>) {
      const reply = await send(name, input)
      if (!reply.ok) throw new AppError(reply.error.code, reply.error.message)
      // The service answers by the same table.
      return reply.value as OperatorOutput<Name>
    },
  }
}
