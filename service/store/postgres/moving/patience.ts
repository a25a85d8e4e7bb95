/** What a statement that may take hours is preceded by, in its transaction. */

/** Refused: a value that this server cannot have, a setting that it does not know, lets nobody change, or not this user. */
const refusals = [
  ...['invalid_parameter_value', 'feature_not_supported', 'undefined_object', 'cant_change_runtime_param'],
  ...['insufficient_privilege'],
]

/** A setting that is changed where the server allows it, and else stays as it was. */
export function whereAllowed(setting: string): string {
  return `DO $$ BEGIN ${setting}; EXCEPTION WHEN ${refusals.join(' OR ')} THEN NULL; END $$`
}

/**
 * The server looks every second whether anybody still waits for it: else an index goes on being built for nobody. Servers on
 * Windows cannot, and hosted ones may not let us.
 */
const whileAwaited = "SET LOCAL client_connection_check_interval = '1s'"

export const patience = `SET LOCAL statement_timeout = 0; ${whereAllowed(whileAwaited)}`
