// What a form with Mantine's buttons adds.
import './base';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
