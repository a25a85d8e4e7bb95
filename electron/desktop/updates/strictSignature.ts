/**
 * electron-updater's own look at a Windows signature, made strict: where PowerShell cannot be asked, it only warns and lets
 * the file pass. Here whatever could not be looked at counts as not signed.
 */
import { verifySignature } from 'electron-updater/out/windowsExecutableCodeSignatureVerifier.js'

/** This alone is no doubt: the name on the certificate is the publisher's, only its other fields were not compared. */
const isNoDoubt = (text: string) => text.startsWith('Signature validated using only CN')

/** null where the file is signed by one of them, else why not. */
export async function verifyStrictly(
  publishers: readonly string[],
  file: string,
  verify: typeof verifySignature = verifySignature,
): Promise<string | null> {
  const doubts: string[] = []
  const doubt = (message: unknown) => {
    if (!isNoDoubt(String(message))) doubts.push(String(message))
  }
  const fault = await verify([...publishers], file, { info: () => undefined, warn: doubt, error: doubt })
  return fault ?? doubts[0] ?? null
}
