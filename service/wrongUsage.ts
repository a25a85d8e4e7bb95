/** Arguments that cannot be; its message is one sentence for whoever typed them. */
export class WrongUsage extends Error {}
