import fc from 'fast-check'

/** A fixed seed, so that a change is judged by what it changes; `SEED=$RANDOM npm run test:unit` looks further. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_260_101) })
