import fc from 'fast-check'

/** Fixes the seed, so that results change only with the code; `SEED=$RANDOM npm run test:unit` tries other values. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_260_101) })
