/** A program that has nothing to do but to say that it is ready: what starts are measured beside. */
process.stdout.write('ready\n')
