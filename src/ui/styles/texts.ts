// Adds those of texts.
import './base';
import '@mantine/core/styles/Text.css';
