import { runContract } from './contract';

process.exitCode = await runContract(process.argv.slice(2));
