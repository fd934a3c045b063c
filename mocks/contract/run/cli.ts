import { runContract } from './runner';

process.exitCode = await runContract(process.argv.slice(2));
